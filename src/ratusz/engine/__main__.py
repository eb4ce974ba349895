from .pipe import main

main()
